import type { AppParts, Identity } from '../app-parts.ts'
import { badRequest, FIELD_REQUIRED, notFound, refused } from '../errors.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import type { ExchangeContext } from '../http/request-context.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import { emailChangedMail } from '../mail/messages.ts'
import { aboutMe, changeAboutMe } from '../services/about-me.ts'
import { classifiers } from '../services/classifiers.ts'
import { confirmOwner } from '../services/confirm-owner.ts'
import { addressOf, contactInformation, contactOf } from '../services/contact.ts'
import { replaceDependents } from '../services/dependents.ts'
import { chooseEmails, emailPreferences } from '../services/email-preferences.ts'
import { missingProfileFields } from '../services/profile-status.ts'
import { emailKeyOf, type Person } from '../store/directory/people.ts'
import { readAddress, saveAddress } from '../store/ledger/profile.ts'

export const profileRoutes = {
  aboutMe: (_input, { ledger }) => aboutMe(ledger),
  saveAboutMe: ({ body }, context) => changeAboutMe(context, body),
  saveDependents: ({ body }, context) => replaceDependents(context, body.dependents),
  emailPreferences: (_input, { ledger }) => emailPreferences(ledger),
  saveEmailPreferences: ({ body }, context) => chooseEmails(context, body.preferences),
  classifiers: () => classifiers(),
} satisfies LedgerHandlers

/** Tells whether somebody has proved that an email is theirs. */
export interface EmailProof {
  /**
   * Gives what uses the token up, which throws likewise where it was used meanwhile.
   * @throws ApiError 400 with code 60002 for a token that is not good (any more) for this email.
   */
  read(token: string, email: string): Promise<() => Promise<void>>
}

/** Names, email and phone are in the directory, the address is in the ledger: the ledger is written first. */
export function contactRoutes(
  parts: AppParts,
  { sessions }: Pick<Identity, 'sessions'>,
  emailVerification: EmailProof,
) {
  const { directory, mail } = parts
  const personOf = async (userId: number): Promise<Person> => {
    const person = await directory.people.byId(userId)
    if (!person) throw notFound()
    return person
  }

  const emailTaken = () => refused(30003, { email: 'This email is already registered' })

  /**
   * That an email is taken is told to nobody but its owner, else each person could go through everybody's.
   * @throws ApiError 400 without a token, 60002 for one that proves nothing, 30003 for an email that is taken.
   */
  const proveNewEmail = async (email: string, token: string | null | undefined) => {
    if (!token) throw badRequest({ verificationToken: FIELD_REQUIRED })
    const use = await emailVerification.read(token, email)
    if (await directory.people.byEmail(email)) throw emailTaken()
    await use()
  }

  const noteNewEmail = async ({ id, email }: Person, at: number) => {
    await directory.audit.add({ at, actorId: id, personId: id, event: 'email-changed' })
    mail.post(emailChangedMail(email))
  }

  const contactInformationOf = async ({ person, withLedger }: ExchangeContext) =>
    contactInformation(await personOf(person.userId), await withLedger(readAddress))

  return {
    contactInformation: (_input, context) => contactInformationOf(context),

    async saveContactInformation({ body }, context) {
      const { userId } = context.person
      const [contact, address] = [contactOf(body), addressOf(body)]
      const before = await personOf(userId)
      const isNewEmail = emailKeyOf(contact.email) !== emailKeyOf(before.email)
      if (isNewEmail) {
        // A code to the new address says nothing of whose account this is, and with the address goes the password's reset.
        await confirmOwner(parts, { sessions }, { personId: userId, request: context.request, password: body.password })
        await proveNewEmail(contact.email, body.verificationToken)
      }
      await context.withLedger((ledger) => saveAddress(ledger, address))
      const at = context.clock.now()
      if (!(await directory.people.saveContact(userId, { ...contact, ...(isNewEmail && { emailVerifiedAt: at }) })))
        throw emailTaken()
      if (isNewEmail) await noteNewEmail(before, at)
      return contactInformationOf(context)
    },

    async profileStatus(_input, context) {
      const { phone, emailVerifiedAt, acceptedTerms } = await personOf(context.person.userId)
      const missingFields = await context.withLedger((ledger) => missingProfileFields(ledger, phone))
      return {
        isComplete: missingFields.length === 0,
        missingFields,
        isEmailVerified: emailVerifiedAt !== null,
        areTermsAccepted: acceptedTerms === TERMS_VERSION,
      }
    },
  } satisfies RequestHandlers
}
