const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Returns the sentence that names what is not saved: 'What you typed under “About me” is not saved.' */
export const lossText = (names: readonly string[]): string =>
  `What you typed under ${list.format(names.map((name) => `“${name}”`))} is not saved.`
