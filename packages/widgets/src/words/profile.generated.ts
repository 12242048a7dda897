// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** About you */
export const aboutYou = /* @__PURE__ */ createMessage(() => 'About you')

/** About me */
export const aboutMe = /* @__PURE__ */ createMessage(() => 'About me')

/** What you said about yourself is saved */
export const aboutMeSaved = /* @__PURE__ */ createMessage(() => 'What you said about yourself is saved')

/** There is nothing to choose from. */
export const nothingToChoose = /* @__PURE__ */ createMessage(() => 'There is nothing to choose from.')

/** Save */
export const save = /* @__PURE__ */ createMessage(() => 'Save')

/** Add a dependent */
export const addDependent = /* @__PURE__ */ createMessage(() => 'Add a dependent')

/** Change a dependent */
export const changeDependent = /* @__PURE__ */ createMessage(() => 'Change a dependent')

/** Somebody whose living costs you pay. */
export const whoDepends = /* @__PURE__ */ createMessage(() => 'Somebody whose living costs you pay.')

/** {name} is {how, select, added {added} other {changed}} */
export const dependentSaved = /* @__PURE__ */ createMessage<{ name: string; how: 'added' | (string & {}) }>((a, w) => [a.name, ' is ', w.select(a.how, { added: () => 'added', other: () => 'changed' })])

/** How we reach you */
export const howWeReachYou = /* @__PURE__ */ createMessage(() => 'How we reach you')

/** Contact information */
export const contactForm = /* @__PURE__ */ createMessage(() => 'Contact information')

/** Your contact information is saved */
export const contactSaved = /* @__PURE__ */ createMessage(() => 'Your contact information is saved')

/** Undo */
export const undo = /* @__PURE__ */ createMessage(() => 'Undo')

/** First name of your {whose, select, spouse {spouse} other {partner}} */
export const spouseFirstName = /* @__PURE__ */ createMessage<{ whose: 'spouse' | (string & {}) }>((a, w) => ['First name of your ', w.select(a.whose, { spouse: () => 'spouse', other: () => 'partner' })])

/** Your {whose, select, spouse {spouse} other {partner}} was born */
export const spouseBorn = /* @__PURE__ */ createMessage<{ whose: 'spouse' | (string & {}) }>((a, w) => ['Your ', w.select(a.whose, { spouse: () => 'spouse', other: () => 'partner' }), ' was born'])

/** Annual income of your {whose, select, spouse {spouse} other {partner}} */
export const spouseIncome = /* @__PURE__ */ createMessage<{ whose: 'spouse' | (string & {}) }>((a, w) => ['Annual income of your ', w.select(a.whose, { spouse: () => 'spouse', other: () => 'partner' })])

/** Emails you get */
export const emailsTitle = /* @__PURE__ */ createMessage(() => 'Emails you get')

/** Loading */
export const loading = /* @__PURE__ */ createMessage(() => 'Loading')

/** Your email preferences did not load */
export const emailsFailed = /* @__PURE__ */ createMessage(() => 'Your email preferences did not load')

/** You get: {name} */
export const emailOn = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['You get: ', a.name])

/** You no longer get: {name} */
export const emailOff = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['You no longer get: ', a.name])

/** Codes and warnings about your sign-in always come. */
export const codesAlways = /* @__PURE__ */ createMessage(() => 'Codes and warnings about your sign-in always come.')

/** Your email is at an employer’s domain, and the employer may be able to read it. Only codes and security emails go there. Use a personal email to get these. */
export const heldBack = /* @__PURE__ */ createMessage(() => 'Your email is at an employer’s domain, and the employer may be able to read it. Only codes and security emails go there. Use a personal email to get these.')

/** Show details in emails */
export const showDetails = /* @__PURE__ */ createMessage(() => 'Show details in emails')

/** Amounts, categories and banks in the text. Never in the subject. */
export const showDetailsHint = /* @__PURE__ */ createMessage(() => 'Amounts, categories and banks in the text. Never in the subject.')

/** Emails show details */
export const detailsOn = /* @__PURE__ */ createMessage(() => 'Emails show details')

/** Emails show no details */
export const detailsOff = /* @__PURE__ */ createMessage(() => 'Emails show no details')

/** Time zone */
export const timeZone = /* @__PURE__ */ createMessage(() => 'Time zone')

/** Emails come between 8 AM and 6 PM. */
export const timeZoneHint = /* @__PURE__ */ createMessage(() => 'Emails come between 8 AM and 6 PM.')

/** From your browser */
export const timeZoneOfBrowser = /* @__PURE__ */ createMessage(() => 'From your browser')

/** Your time zone is saved */
export const timeZoneSaved = /* @__PURE__ */ createMessage(() => 'Your time zone is saved')

/** Puerto Rico */
export const zonePuertoRico = /* @__PURE__ */ createMessage(() => 'Puerto Rico')

/** Eastern */
export const zoneNewYork = /* @__PURE__ */ createMessage(() => 'Eastern')

/** Central */
export const zoneChicago = /* @__PURE__ */ createMessage(() => 'Central')

/** Mountain */
export const zoneDenver = /* @__PURE__ */ createMessage(() => 'Mountain')

/** Arizona */
export const zonePhoenix = /* @__PURE__ */ createMessage(() => 'Arizona')

/** Pacific */
export const zoneLosAngeles = /* @__PURE__ */ createMessage(() => 'Pacific')

/** Alaska */
export const zoneAnchorage = /* @__PURE__ */ createMessage(() => 'Alaska')

/** Hawaii */
export const zoneHonolulu = /* @__PURE__ */ createMessage(() => 'Hawaii')

/** Guam */
export const zoneGuam = /* @__PURE__ */ createMessage(() => 'Guam')

/** Emails we sent */
export const sentTitle = /* @__PURE__ */ createMessage(() => 'Emails we sent')

/** The list of emails did not load */
export const sentFailed = /* @__PURE__ */ createMessage(() => 'The list of emails did not load')

/** No emails yet */
export const sentNone = /* @__PURE__ */ createMessage(() => 'No emails yet')

/** The emails of the last 90 days are listed here. Emails with a code are not. */
export const sentNoneText = /* @__PURE__ */ createMessage(() => 'The emails of the last 90 days are listed here. Emails with a code are not.')

/** {state, select, waiting {Waiting for the mail server} refused {Your mail server refused it} unsure {It may have arrived} lost {It couldn’t be sent} other {Sent}} */
export const sentState = /* @__PURE__ */ createMessage<{ state: 'waiting' | 'refused' | 'unsure' | 'lost' | (string & {}) }>((a, w) => [w.select(a.state, { waiting: () => 'Waiting for the mail server', refused: () => 'Your mail server refused it', unsure: () => 'It may have arrived', lost: () => 'It couldn’t be sent', other: () => 'Sent' })])

/** Download attachments, part {number} of {count} */
export const furtherPart = /* @__PURE__ */ createMessage<{ number: string; count: string }>((a) => ['Download attachments, part ', a.number, ' of ', a.count])

/** Your attachments do not fit into one file. Download each of these, too. */
export const furtherParts = /* @__PURE__ */ createMessage(() => 'Your attachments do not fit into one file. Download each of these, too.')
