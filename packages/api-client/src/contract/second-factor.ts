import * as z from 'zod/mini'
import { password, secondFactorKind } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { instant, nothing, requiredText } from './primitives.ts'
import * as words from './words/refusals.generated.ts'

/** The second factors that a person can add: an authenticator app or a passkey. */
export const addedFactorKind = z.enum(['authenticator', 'passkey'])
export type AddedFactorKind = z.infer<typeof addedFactorKind>

const base64url = (maximum: number) =>
  z
    .string('Field required')
    .check(z.maxLength(maximum, 'Please enter a valid value.'), z.regex(/^[\w-]+$/, 'Please enter a valid value.'))

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
}

/** A new passkey as returned by the browser's `PublicKeyCredential.toJSON()`. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})
export type NewPasskey = z.infer<typeof newPasskey>

/** A passkey's signature as returned by the browser's `PublicKeyCredential.toJSON()`. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
})
export type PasskeyProof = z.infer<typeof passkeyProof>

/** As `PublicKeyCredential.parseCreationOptionsFromJSON()` takes it. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** As `PublicKeyCredential.parseRequestOptionsFromJSON()` takes it. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** What to show for a new factor: the secret of an authenticator app, or the options of a passkey. */
export const secondFactorStart = z.object({
  challenge: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('authenticator'),
      /** In base32, to type in. */
      secret: z.string(),
      /** `otpauth://…`, for a QR code. */
      uri: z.string(),
    }),
    z.object({ kind: z.literal('passkey'), options: passkeyCreation }),
  ]),
})
export type SecondFactorStart = z.infer<typeof secondFactorStart>

const hasOne = (proof: { readonly code?: unknown; readonly credential?: unknown }) =>
  (proof.code === undefined) !== (proof.credential === undefined)

/** Six digits from an app or an email, or a recovery code; spaces and dashes are ignored. */
export const factorCode = requiredText(20)

export const secondFactorEndpoints = {
  secondFactor: endpoint('secondFactor', {
    summary: 'List the account’s second factors.',
    who: 'signed-in',
    beforeTerms: true,
    answer: z.object({
      /** Whether the company or the person’s role requires a second factor at every sign-in. */
      isRequired: z.boolean(),
      factors: z.array(z.object({ kind: addedFactorKind, addedAt: instant })),
      recoveryCodesLeft: z.number(),
    }),
  }),
  startSecondFactor: endpoint('startSecondFactor', {
    summary:
      'Start adding a second factor: returns the authenticator secret or passkey options, valid 10 minutes. Needs the password, or a sign-in in the last 5 minutes if the account has none.',
    who: 'signed-in',
    beforeTerms: true,
    body: z.object({ kind: addedFactorKind, password: z.optional(password) }),
    answer: secondFactorStart,
    errors: [20007],
  }),
  confirmSecondFactor: endpoint('confirmSecondFactor', {
    summary: 'Confirm a new second factor with a code or the passkey. The first one returns recovery codes, once.',
    who: 'signed-in',
    beforeTerms: true,
    body: z
      .object({ code: z.optional(factorCode), credential: z.optional(newPasskey) })
      .check(z.refine(hasOne, { error: () => words.fieldRequired(), path: ['code'] })),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [60001, 60002],
  }),
  secondFactorChallenge: endpoint('secondFactorChallenge', {
    summary:
      'List the second factors during sign-in. For `passkey`, returns options to sign; for `mail`, emails a code.',
    who: 'public',
    body: z.object({ kind: z.optional(secondFactorKind) }),
    answer: z.object({
      kinds: z.array(secondFactorKind),
      passkey: z.nullable(passkeyRequest),
      /** The wait for a person who has lost all of them: null where it is not open to this person. */
      recovery: z.nullable(
        z.object({
          /** When a mailed code is enough; null if no one waits. */
          opensAt: z.nullable(instant),
        }),
      ),
    }),
  }),
  verifySecondFactor: endpoint('verifySecondFactor', {
    summary: 'Verify the second factor during sign-in. After 5 wrong tries the password is required again.',
    who: 'public',
    body: z
      .object({ code: z.optional(factorCode), credential: z.optional(passkeyProof) })
      .check(z.refine(hasOne, { error: () => words.fieldRequired(), path: ['code'] })),
    answer: z.object({ redirectUrl: z.string() }),
    errors: [60001, 60002],
  }),
  startFactorRecovery: endpoint('startFactorRecovery', {
    summary:
      'Start the recovery of a lost second factor during sign-in: a 72-hour wait, with emails at its start, middle and end that can stop it. Then, for 7 days, an emailed code replaces and removes them. For employees with a private address.',
    who: 'public',
    body: z.object({}),
    answer: z.object({ opensAt: instant }),
  }),
  stopFactorRecovery: endpoint('stopFactorRecovery', {
    summary:
      'Stop the recovery of a second factor, with the link in one of its emails. No new one can start for 24 hours.',
    who: 'public',
    body: z.object({ stopToken: requiredText(400) }),
    answer: nothing,
    errors: [60002],
  }),
  renewRecoveryCodes: endpoint('renewRecoveryCodes', {
    summary:
      'Replace the recovery codes: returns ten new ones, once; the old ones stop working. Answers 404 without a second factor. Needs the password, or a sign-in in the last 5 minutes if the account has none.',
    who: 'signed-in',
    beforeTerms: true,
    body: z.object({ password: z.optional(password) }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [20007],
  }),
  removeSecondFactor: endpoint('removeSecondFactor', {
    summary:
      'Remove all second factors and recovery codes. Refused if the company requires one. Needs the password, or a sign-in in the last 5 minutes if the account has none.',
    who: 'signed-in',
    beforeTerms: true,
    body: z.object({ password: z.optional(password) }),
    answer: nothing,
    errors: [20007],
  }),
}
