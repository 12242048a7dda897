const narrowBelow = 480

/** Whether a container of `width` px gets a chart's phone form: a lower plot, fewer marks, no names at the ends of the lines. */
export const isNarrow = (width: number): boolean => width < narrowBelow
