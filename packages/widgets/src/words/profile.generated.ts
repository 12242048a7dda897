// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** About you */
export const aboutYou = /* @__PURE__ */ createMessage('About you')

/** About me */
export const aboutMe = /* @__PURE__ */ createMessage('About me')

/** About me saved */
export const aboutMeSaved = /* @__PURE__ */ createMessage('About me saved')

/** Nothing to choose yet. */
export const nothingToChoose = /* @__PURE__ */ createMessage('Nothing to choose yet.')

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** Add dependent */
export const addDependent = /* @__PURE__ */ createMessage('Add dependent')

/** Edit dependent */
export const changeDependent = /* @__PURE__ */ createMessage('Edit dependent')

/** Someone you support financially. */
export const whoDepends = /* @__PURE__ */ createMessage('Someone you support financially.')

/** {name} {how, select, added {added} other {saved}} */
export const dependentSaved = /* @__PURE__ */ createMessage<{ name: string; how: 'added' | (string & {}) }>((a, w) => [a.name, ' ', w.select(a.how, { added: () => 'added', other: () => 'saved' })])

/** Contact information */
export const howWeReachYou = /* @__PURE__ */ createMessage('Contact information')

/** Contact information */
export const contactForm = /* @__PURE__ */ createMessage('Contact information')

/** Contact information saved */
export const contactSaved = /* @__PURE__ */ createMessage('Contact information saved')

/** Undo */
export const undo = /* @__PURE__ */ createMessage('Undo')

/** Your {whose, select, spouse {spouse} other {partner}}’s first name */
export const spouseFirstName = /* @__PURE__ */ createMessage<{ whose: 'spouse' | (string & {}) }>((a, w) => ['Your ', w.select(a.whose, { spouse: () => 'spouse', other: () => 'partner' }), '’s first name'])

/** Your {whose, select, spouse {spouse} other {partner}}’s date of birth */
export const spouseBorn = /* @__PURE__ */ createMessage<{ whose: 'spouse' | (string & {}) }>((a, w) => ['Your ', w.select(a.whose, { spouse: () => 'spouse', other: () => 'partner' }), '’s date of birth'])

/** Your {whose, select, spouse {spouse} other {partner}}’s annual income */
export const spouseIncome = /* @__PURE__ */ createMessage<{ whose: 'spouse' | (string & {}) }>((a, w) => ['Your ', w.select(a.whose, { spouse: () => 'spouse', other: () => 'partner' }), '’s annual income'])

/** Emails you get */
export const emailsTitle = /* @__PURE__ */ createMessage('Emails you get')

/** Loading */
export const loading = /* @__PURE__ */ createMessage('Loading')

/** Your email preferences didn’t load */
export const emailsFailed = /* @__PURE__ */ createMessage('Your email preferences didn’t load')

/** {name}: on */
export const emailOn = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ': on'])

/** {name}: off */
export const emailOff = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ': off'])

/** You’ll always get sign-in codes and security alerts. */
export const codesAlways = /* @__PURE__ */ createMessage('You’ll always get sign-in codes and security alerts.')

/** Your email is at your employer’s domain, and your employer may be able to read it. Only sign-in codes and security emails go there. Use a personal email to get these. */
export const heldBack = /* @__PURE__ */ createMessage('Your email is at your employer’s domain, and your employer may be able to read it. Only sign-in codes and security emails go there. Use a personal email to get these.')

/** Show details in emails */
export const showDetails = /* @__PURE__ */ createMessage('Show details in emails')

/** Amounts, categories and banks in the text. Never in the subject. */
export const showDetailsHint = /* @__PURE__ */ createMessage('Amounts, categories and banks in the text. Never in the subject.')

/** Emails show details */
export const detailsOn = /* @__PURE__ */ createMessage('Emails show details')

/** Emails show no details */
export const detailsOff = /* @__PURE__ */ createMessage('Emails show no details')

/** Time zone */
export const timeZone = /* @__PURE__ */ createMessage('Time zone')

/** Emails come between 8 AM and 6 PM. */
export const timeZoneHint = /* @__PURE__ */ createMessage('Emails come between 8 AM and 6 PM.')

/** From your browser */
export const timeZoneOfBrowser = /* @__PURE__ */ createMessage('From your browser')

/** Time zone saved */
export const timeZoneSaved = /* @__PURE__ */ createMessage('Time zone saved')

/** Puerto Rico */
export const zonePuertoRico = /* @__PURE__ */ createMessage('Puerto Rico')

/** Eastern */
export const zoneNewYork = /* @__PURE__ */ createMessage('Eastern')

/** Central */
export const zoneChicago = /* @__PURE__ */ createMessage('Central')

/** Mountain */
export const zoneDenver = /* @__PURE__ */ createMessage('Mountain')

/** Arizona */
export const zonePhoenix = /* @__PURE__ */ createMessage('Arizona')

/** Pacific */
export const zoneLosAngeles = /* @__PURE__ */ createMessage('Pacific')

/** Alaska */
export const zoneAnchorage = /* @__PURE__ */ createMessage('Alaska')

/** Hawaii */
export const zoneHonolulu = /* @__PURE__ */ createMessage('Hawaii')

/** Guam */
export const zoneGuam = /* @__PURE__ */ createMessage('Guam')

/** Emails we sent */
export const sentTitle = /* @__PURE__ */ createMessage('Emails we sent')

/** Your list of emails didn’t load */
export const sentFailed = /* @__PURE__ */ createMessage('Your list of emails didn’t load')

/** No emails yet */
export const sentNone = /* @__PURE__ */ createMessage('No emails yet')

/** Emails of the last 90 days are listed here. Sign-in codes aren’t. */
export const sentNoneText = /* @__PURE__ */ createMessage('Emails of the last 90 days are listed here. Sign-in codes aren’t.')

/** {state, select, waiting {Waiting for the mail server} refused {Your mail server refused it} unsure {It may have arrived} lost {It couldn’t be sent} other {Sent}} */
export const sentState = /* @__PURE__ */ createMessage<{ state: 'waiting' | 'refused' | 'unsure' | 'lost' | (string & {}) }>((a, w) => [w.select(a.state, { waiting: () => 'Waiting for the mail server', refused: () => 'Your mail server refused it', unsure: () => 'It may have arrived', lost: () => 'It couldn’t be sent', other: () => 'Sent' })])

/** Download attachments, part {number} of {count} */
export const furtherPart = /* @__PURE__ */ createMessage<{ number: string; count: string }>((a) => ['Download attachments, part ', a.number, ' of ', a.count])

/** Your attachments don’t fit into one file. Download each of these, too. */
export const furtherParts = /* @__PURE__ */ createMessage('Your attachments don’t fit into one file. Download each of these, too.')

/** Date of birth */
export const dateOfBirth = /* @__PURE__ */ createMessage('Date of birth')

/** Relationship status */
export const familyStatus = /* @__PURE__ */ createMessage('Relationship status')

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Spouse or partner */
export const spouseOrPartner = /* @__PURE__ */ createMessage('Spouse or partner')

/** Their date of birth */
export const theirDateOfBirth = /* @__PURE__ */ createMessage('Their date of birth')

/** Their annual income */
export const theirAnnualIncome = /* @__PURE__ */ createMessage('Their annual income')

/** Comfort with risk */
export const comfortWithRisk = /* @__PURE__ */ createMessage('Comfort with risk')

/** Investing style */
export const investingStyle = /* @__PURE__ */ createMessage('Investing style')

/** Top priorities */
export const topPriorities = /* @__PURE__ */ createMessage('Top priorities')

/** Loading About me */
export const loadingAboutMe = /* @__PURE__ */ createMessage('Loading About me')

/** About me didn’t load */
export const aboutMeFailed = /* @__PURE__ */ createMessage('About me didn’t load')

/** Dependents */
export const dependents = /* @__PURE__ */ createMessage('Dependents')

/** Loading your dependents */
export const loadingYourDependents = /* @__PURE__ */ createMessage('Loading your dependents')

/** Your dependents didn’t load */
export const dependentsFailed = /* @__PURE__ */ createMessage('Your dependents didn’t load')

/** Add children, parents or anyone else you support. */
export const dependentsNone = /* @__PURE__ */ createMessage('Add children, parents or anyone else you support.')

/** Not provided */
export const notProvided = /* @__PURE__ */ createMessage('Not provided')

/** Loading your contact information */
export const loadingContact = /* @__PURE__ */ createMessage('Loading your contact information')

/** Your contact information didn’t load */
export const contactFailed = /* @__PURE__ */ createMessage('Your contact information didn’t load')

/** {firstName} removed */
export const dependentRemoved = /* @__PURE__ */ createMessage<{ firstName: string }>((a) => [a.firstName, ' removed'])

/** No dependents yet */
export const noDependentsYet = /* @__PURE__ */ createMessage('No dependents yet')

/** Edit {dependent} */
export const editDependent = /* @__PURE__ */ createMessage<{ dependent: string }>((a) => ['Edit ', a.dependent])

/** Remove {dependent} */
export const removeDependent = /* @__PURE__ */ createMessage<{ dependent: string }>((a) => ['Remove ', a.dependent])

/** Gender */
export const gender = /* @__PURE__ */ createMessage('Gender')

/** {relation}, born {date} */
export const dependentBorn = /* @__PURE__ */ createMessage<{ relation: string; date: string }>((a) => [a.relation, ', born ', a.date])

/** {action}: {title} */
export const cardAction = /* @__PURE__ */ createMessage<{ action: string; title: string }>((a) => [a.action, ': ', a.title])

/** Edit */
export const edit = /* @__PURE__ */ createMessage('Edit')

/** Name */
export const name = /* @__PURE__ */ createMessage('Name')

/** Email */
export const email = /* @__PURE__ */ createMessage('Email')

/** Phone */
export const phone = /* @__PURE__ */ createMessage('Phone')

/** Address */
export const address = /* @__PURE__ */ createMessage('Address')
