import type { AppParts, Identity } from '../app-parts.ts'
import { badRequest, fieldRequired, notFound, refused } from '../errors.ts'
import type { LedgerCalls, RequestCalls } from '../http/handlers.ts'
import type { RequestContext } from '../http/request-context.ts'
import { termsVersion } from '../identity/terms.ts'
import { aboutMe, changeAboutMe, missingProfileFields } from '../services/about-me.ts'
import { classifiers } from '../services/classifiers.ts'
import { confirmOwner } from '../services/confirm-owner.ts'
import { toAddress, contactInformation, toContact } from '../services/contact.ts'
import { replaceDependents } from '../services/dependents.ts'
import { requireOwnAddress } from '../services/own-address.ts'
import { changeEmail } from '../services/email-change.ts'
import { emailProof } from '../services/email-verification.ts'
import { chooseEmails, emailPreferences } from '../services/email-preferences.ts'
import { toEmailKey, type Person } from '../store/directory/people.ts'
import { readAddress, saveAddress } from '../store/ledger/profile.ts'
import { say } from '../say.ts'

export const profileLedgerCalls = {
  aboutMe: (_input, { ledger }) => aboutMe(ledger),
  saveAboutMe: ({ body }, context) => changeAboutMe(context, body),
  saveDependents: ({ body }, context) => replaceDependents(context, body.dependents),
  emailPreferences: (_input, { ledger }) => emailPreferences(ledger),
  saveEmailPreferences: ({ body }, context) => chooseEmails(context, body),
  classifiers: () => classifiers(),
} satisfies LedgerCalls

/** Names, email and phone are in the directory, the address is in the ledger. The ledger is written first. */
export function profileCalls(parts: AppParts, identity: Pick<Identity, 'sessions' | 'widgets' | 'tickets'>) {
  const { directory } = parts
  const { sessions } = identity
  const personOf = async (userId: number): Promise<Person> => {
    const person = await directory.people.byId(userId)
    if (!person) throw notFound()
    return person
  }

  const emailTaken = () => refused(30003, { email: say('emailRegistered') })

  /**
   * Checks the token first: only the owner of an email may learn that it is taken, or anyone could search for emails.
   * @throws ApiError 400 without a token, 60002 for a token that is not for this email, 30003 for an email that is taken.
   */
  const proveNewEmail = async (email: string, token: string | null | undefined) => {
    if (!token) throw badRequest({ verificationToken: fieldRequired })
    const use = await emailProof(identity).read(token, email)
    if (await directory.people.byEmail(email)) throw emailTaken()
    await use()
  }

  const contactInformationOf = async ({ person, withLedger }: RequestContext) =>
    contactInformation(await personOf(person.userId), await withLedger(readAddress))

  return {
    contactInformation: (_input, context) => contactInformationOf(context),

    async saveContactInformation({ body }, context) {
      const { userId } = context.person
      const [contact, address] = [toContact(body), toAddress(body)]
      const before = await personOf(userId)
      const isNewEmail = toEmailKey(contact.email) !== toEmailKey(before.email)
      if (isNewEmail) {
        await requireOwnAddress(directory, contact.email)
        // A code sent to the new address does not prove whose account this is, and password resets will go to that address.
        await confirmOwner(parts, { sessions }, { personId: userId, request: context.request, password: body.password })
        await proveNewEmail(contact.email, body.verificationToken)
      }
      await context.withLedger((ledger) => saveAddress(ledger, address))
      const at = context.clock.now()
      const save = () =>
        directory.people.saveContact(userId, { ...contact, ...(isNewEmail && { emailVerifiedAt: at }) })
      const { request } = context
      if (!(isNewEmail ? await changeEmail(parts, identity, { before, request, save }) : await save()))
        throw emailTaken()
      return contactInformationOf(context)
    },

    async profileStatus(_input, context) {
      const { phone, emailVerifiedAt, acceptedTerms } = await personOf(context.person.userId)
      const missingFields = await context.withLedger((ledger) => missingProfileFields(ledger, phone))
      return {
        isComplete: missingFields.length === 0,
        missingFields,
        isEmailVerified: emailVerifiedAt !== null,
        areTermsAccepted: acceptedTerms === termsVersion,
      }
    },
  } satisfies RequestCalls
}
