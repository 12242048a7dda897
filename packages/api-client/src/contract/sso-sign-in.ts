import * as z from 'zod/mini'
import { signInAnswer, ssoToken } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './primitives.ts'
import { passkeyProof, passkeyRequest } from './second-factor.ts'

export const ssoSignInEndpoints = {
  loginSso: endpoint('loginSso', {
    summary:
      'Sign in with a token of the company’s identity provider. In a browser where the account never signed in, its own verified email has to come along, or its email with a code of its authenticator app or a recovery code, or its passkey; without them the answer is the same whether there is an account or not.',
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
      'What a passkey signs to confirm a person with a token of the company’s identity provider: for any passkey, and the same for everyone.',
    who: 'public',
    body: z.object({ ssoToken }),
    answer: z.object({ passkey: passkeyRequest }),
    errors: [30001],
  }),
}
