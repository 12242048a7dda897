import type { AppParts, Identity } from '../app-parts.ts'
import { refused } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'

/** Signing in, and who is signed in. Signing out is the page `/logout.aspx`. */
export function authRoutes({ directory }: AppParts, { sessions, signIn, antiForgery, entrance, sso }: Identity) {
  return {
    async login({ body }, exchange) {
      const { request, clientAddress } = exchange
      const person = await signIn.verify({ ...body, request, clientAddress })
      return entrance.afterFirstFactor(person, exchange, 'password')
    },

    async loginSso({ body: { ssoToken } }, exchange) {
      const asserted = await sso.read(ssoToken)
      const person = await directory.people.bySsoSubject(asserted.company.id, asserted.subject)
      if (!person || !(await asserted.use())) throw refused(30001)
      return entrance.afterFirstFactor(person, exchange, 'sso')
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
