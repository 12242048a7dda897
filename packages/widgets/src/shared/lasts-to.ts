/** No one has lived past 122 years, so an older age says only that the savings never run out. */
const oldestShown = 120

/** Returns the age to which savings last, as it is shown. */
export const lastsToText = (age: number): string => (age < oldestShown ? String(age) : `${oldestShown}+`)
