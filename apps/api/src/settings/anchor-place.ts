const filePrefix = 'file:'

/** Whether a setting names a place: an absolute path, an https address, the log, or `none`. */
export const isAnchorPlace = (text: string): boolean =>
  text === 'none' ||
  text === 'log' ||
  /^file:\/./.test(text) ||
  (text.startsWith('https://') && URL.canParse(text) && new URL(text).username === '')

/** Returns the path of a place that is a file; undefined for any other. */
export const anchorFile = (place: string | undefined): string | undefined =>
  place?.startsWith(filePrefix) ? place.slice(filePrefix.length) : undefined
