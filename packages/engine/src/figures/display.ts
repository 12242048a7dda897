/** How the product writes figures for people (specification, section 9). */

export const displayLocale = 'en-US'

/** The one currency that counts in totals; an account in another one is shown in its own and counts in none. */
export const homeCurrency = 'USD'

/** Stands where a value is missing. */
export const notProvidedText = 'Not provided'
