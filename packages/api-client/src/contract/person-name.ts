import * as z from 'zod/mini'

const wholeName = /^[\p{L}\p{M}\p{Nd} .,'’·\-‐‑–/()]+$/u
const maxNameLength = 60
const hasLetter = /[\p{L}\p{Nd}]/u

/**
 * Whether a text can be a person's name: letters, marks, and digits of any script, and what is written between them; no
 * control characters, no changes of direction, no pictures.
 */
export const isPersonName = (text: string): boolean => wholeName.test(text.normalize('NFC')) && hasLetter.test(text)

/** A person's name in any script, 1 to 60 characters, composed and without blanks around it. Source: Q-REG-1. */
export const personName = z.string('Field required').check(
  z.normalize('NFC'),
  z.trim(),
  z.minLength(1, 'Field required'),
  z.maxLength(maxNameLength, `Use ${maxNameLength} characters or fewer.`),
  z.refine((name) => name === '' || isPersonName(name), 'Use letters, digits, and .,-/() only.'),
)
