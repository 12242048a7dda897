const narrowBelow = 700

/** Returns the height of three things to do, in px, so that nothing moves when they come. */
export const bandHeight = (): number => (window.innerWidth < narrowBelow ? 512 : 209)
