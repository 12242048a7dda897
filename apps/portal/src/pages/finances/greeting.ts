import * as words from '../../words/navigation.generated.ts'

const toName = (firstName: string | null) => ({ named: firstName === null ? 'no' : 'yes', name: firstName ?? '' })

/** Returns 'Good morning, Maya' until noon, afternoon until six, evening after. */
export const greeting = (hour: number, firstName: string | null): string =>
  words.greeting({ part: hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening', ...toName(firstName) })

/** Returns 'Welcome, Maya', for a person who has just come. */
export const welcome = (firstName: string | null): string => words.welcomeTo(toName(firstName))
