/** Returns how a page is called in a sentence: its host, as the browser's address bar shows it. */
export const pageName = (origin: string): string => new URL(origin).host
