import * as z from 'zod/mini'
import { signInAnswer, ssoToken } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './primitives.ts'
import { passkeyProof, passkeyRequest } from './second-factor.ts'

export const ssoSignInEndpoints = {
  loginSso: endpoint('loginSso', {
    summary:
      'Sign in with a company identity token. A browser where the account never signed in also needs its verified email, its email with an authenticator or recovery code, or its passkey. Without them the response is the same whether or not there is an account.',
    who: 'public',
    body: z.object({
      ssoToken,
      email: z.optional(requiredText(60)),
      verificationToken: z.optional(requiredText(4000)),
      /** Of the account's authenticator app, or a recovery code. */
      code: z.optional(requiredText(20)),
      /** The passkey's signature for the options of `ssoPasskey`, which names the account itself. */
      credential: z.optional(passkeyProof),
    }),
    answer: signInAnswer,
    errors: [30001, 30004, 60002],
  }),
  ssoPasskey: endpoint('ssoPasskey', {
    summary:
      'Get what a passkey signs to confirm a company identity token: for any passkey, and the same for everyone.',
    who: 'public',
    body: z.object({ ssoToken }),
    answer: z.object({ passkey: passkeyRequest }),
    errors: [30001],
  }),
}
