/** What is told to people who asked for product news: at most 4 a year, the newest first. Its words are in `words/en-US/notes.json`. */
export const productNews = [{ id: 'recurring', on: '2026-11-24' }] as const
