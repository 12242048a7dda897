import { Role } from '@evenkeel/api-client/contract/auth'
import type { AppParts, Identity } from '../app-parts.ts'
import { refused } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { TERMS_VERSION } from '../identity/terms.ts'

/** Signing in, and who is signed in. Signing out is the page `/logout.aspx`. */
export function authRoutes({ directory }: AppParts, { sessions, signIn, antiForgery }: Identity) {
  return {
    async login({ body: { userName, password } }, { request, clientAddress, clock, addHeader }) {
      const { person, deviceCookie } = await signIn.verify({ userName, password, request, clientAddress })
      // Planners and staff see other people's money: a password alone never lets them in.
      if (person.role !== Role.EMPLOYEE) throw refused(30001)
      const { cookie, idHash } = await sessions.start(request, person.id)
      await directory.audit.add({ at: clock.now(), actorId: person.id, personId: person.id, event: 'signed-in' })
      for (const value of [cookie, deviceCookie, ...antiForgery.issue(idHash)]) addHeader('Set-Cookie', value)
      return { redirectUrl: '/secure/home', areTermsAccepted: person.acceptedTerms === TERMS_VERSION }
    },

    async session(_input, { caller, request, addHeader }) {
      const live = await sessions.find(request, 'poll')
      for (const value of antiForgery.renew(request, live?.idHash ?? null)) addHeader('Set-Cookie', value)
      return {
        isSignedIn: caller !== null,
        userId: caller?.userId ?? null,
        role: caller?.role ?? null,
        companyId: caller?.companyId ?? null,
        firstName: caller?.firstName ?? null,
        lastName: caller?.lastName ?? null,
        email: caller?.email ?? null,
      }
    },
  } satisfies RequestHandlers
}
