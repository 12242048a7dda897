/** Hears Back and Forward before the router does. A browser calls the listeners of `popstate` in the order in which they were added. */
export const beforeBack: { current: ((event: PopStateEvent) => void) | null } = { current: null }

/** Has to be called before the router is made. */
export const watchBack = (): void => window.addEventListener('popstate', (event) => beforeBack.current?.(event))
