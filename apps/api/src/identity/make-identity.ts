import type { AppParts, Identity } from '../app-parts.ts'
import { makeAntiForgery } from './anti-forgery.ts'
import { makeAuthenticators } from './authenticator.ts'
import { makeBotCheck } from './bot-check.ts'
import { makeEmbedAccess } from './embed-access.ts'
import { makeEntrance } from './entrance.ts'
import { makeHalfSessions } from './half-sessions.ts'
import { makeKnownDevices } from './known-devices.ts'
import { makeMailedCodes } from './mailed-codes.ts'
import { makeNewPasswords } from './new-passwords.ts'
import { makePasskeys } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { makeSecondFactorDoor } from './second-factor.ts'
import { makeSessionKeeper } from './session-keeper.ts'
import { makeSignIn } from './sign-in.ts'
import { makeSso } from './sso.ts'
import { makeTickets } from './tickets.ts'

/** How people prove who they are, from the parts of the app. */
export function makeIdentity(appParts: AppParts): Identity {
  const parts = { ...appParts, cookies: { isSecure: appParts.publicOrigin?.startsWith('https:') ?? false } }
  const proofs = {
    sessions: makeSessionKeeper(parts),
    antiForgery: makeAntiForgery(parts),
    devices: makeKnownDevices(parts),
    botCheck: makeBotCheck(parts),
    authenticators: makeAuthenticators(parts),
    passkeys: makePasskeys(parts),
    recoveryCodes: makeRecoveryCodes(parts),
    mailedCodes: makeMailedCodes(parts),
  }
  const secondFactor = makeSecondFactorDoor({
    ...parts,
    ...proofs,
    halves: makeHalfSessions(parts),
    codes: proofs.mailedCodes,
  })
  return {
    ...proofs,
    secondFactor,
    signIn: makeSignIn({ ...parts, ...proofs }),
    entrance: makeEntrance({ ...parts, ...proofs, secondFactor }),
    embeds: makeEmbedAccess(parts),
    tickets: makeTickets(parts),
    newPasswords: makeNewPasswords(parts),
    sso: makeSso(parts),
  }
}
