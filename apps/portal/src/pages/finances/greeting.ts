import * as names from '../../words/home-names.generated.ts'

const withName = (text: string, firstName: string | null) => (firstName === null ? text : `${text}, ${firstName}`)

/** Returns 'Good morning, Maya' until noon, afternoon until six, evening after. */
export const greeting = (hour: number, firstName: string | null): string =>
  withName(hour < 12 ? names.morning : hour < 18 ? names.afternoon : names.evening, firstName)

/** Returns 'Welcome, Maya', for a person who has just come. */
export const welcome = (firstName: string | null): string => withName(names.welcome, firstName)
