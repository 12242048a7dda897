import type { AppParts, Identity } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { confirmFactor, factorsOf, removeFactors, startFactor } from '../services/second-factor.ts'

/** The second step of signing in: adding and removing one, and going through it. */
export function secondFactorRoutes(parts: AppParts, identity: Identity) {
  const { secondFactor, entrance } = identity
  return {
    secondFactor: (_input, { person }) => factorsOf(parts, identity, person.userId),
    startSecondFactor: ({ body: { kind, password } }, { person, request }) =>
      startFactor(parts, identity, { kind, personId: person.userId, password, request }),
    confirmSecondFactor: ({ body }, { person, request }) =>
      confirmFactor(parts, identity, { ...body, personId: person.userId, request }),
    removeSecondFactor: ({ body: { password } }, { person, request }) =>
      removeFactors(parts, identity, { personId: person.userId, password, request }),

    secondFactorChallenge: ({ body: { kind } }, exchange) => secondFactor.challenge(kind, exchange),
    async verifySecondFactor({ body }, exchange) {
      const { person, cookie } = await secondFactor.pass(body, exchange)
      exchange.addHeader('Set-Cookie', cookie)
      const { redirectUrl } = await entrance.enter(person, exchange)
      return { redirectUrl }
    },
  } satisfies RequestHandlers
}
