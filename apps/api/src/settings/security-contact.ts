const mailContact = /^(?:mailto:)?[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const pageContact = /^https:\/\/[\x21-\x7e]+$/

/** Whether a text is an email address or an https page, on one line. */
export const isSecurityContact = (typed: string): boolean =>
  mailContact.test(typed) || (pageContact.test(typed) && URL.canParse(typed))

/** Returns the contact as a URI, which RFC 9116 requires. */
export const toContactUri = (typed: string): string => (typed.includes(':') ? typed : `mailto:${typed}`)
