import { inputLimits, inputPatterns } from '@evenkeel/engine'

/** One @, no spaces, a dot in the domain, at most 60 characters. Source: Q-FIELD-4. */
export const isEmail = (text: string): boolean => text.length <= inputLimits.maxLength && inputPatterns.email.test(text)

/** `503-555-0142` or the ten digits alone; the first is not 0. Source: FIELD-11. */
export const isPhone = (text: string): boolean => /^[1-9]\d{2}-?\d{3}-?\d{4}$/.test(text)

/** Returns a phone number as it is stored and shown: `503-555-0142`. */
export const toPhone = (text: string): string => text.replaceAll('-', '').replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
