/** Returns 'Good morning, Maya' until noon, afternoon until six, evening after. */
export function greeting(hour: number, firstName: string | null): string {
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return firstName === null ? `Good ${part}` : `Good ${part}, ${firstName}`
}

/** Returns 'Welcome, Maya', for a person who has just come. */
export const welcome = (firstName: string | null): string => (firstName === null ? 'Welcome' : `Welcome, ${firstName}`)
