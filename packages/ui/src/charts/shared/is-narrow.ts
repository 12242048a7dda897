const NARROW_BELOW = 480

/** Whether a container of `width` px gets a chart's phone form: a lower plot, fewer marks, no names beside the lines. */
export const isNarrow = (width: number): boolean => width < NARROW_BELOW
