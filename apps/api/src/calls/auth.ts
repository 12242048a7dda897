import type { Identity } from '../app-parts.ts'
import type { RequestCalls } from '../http/handlers.ts'

/** Signs people in, and says who is signed in. Signing out is the page `/logout.aspx`. */
export function authCalls({ sessions, signIn, antiForgery, signInFlow, languages }: Identity) {
  return {
    async login({ body }, exchange) {
      const { request, clientAddress } = exchange
      const person = await signIn.verify({ ...body, request, clientAddress })
      return signInFlow.afterFirstFactor(person, exchange)
    },

    async saveLanguage({ body: { language } }, exchange) {
      await languages.choose(language, exchange.caller?.userId ?? null, exchange)
      return { language }
    },

    async session(_input, { caller, request, addHeader }) {
      const live = await sessions.find(request, 'poll')
      const tokens = antiForgery.renew(request, live?.idHash ?? null)
      for (const value of [...tokens, ...sessions.tellRole(request, live)]) addHeader('Set-Cookie', value)
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
  } satisfies RequestCalls
}
