import type { AppParts, Identity } from '../app-parts.ts'
import { createAntiForgery } from './anti-forgery.ts'
import { createAuthenticators } from './authenticator.ts'
import { createBotCheck } from './bot-check.ts'
import { createFactorRecovery } from './factor-recovery.ts'
import { createSignInFlow } from './sign-in-flow.ts'
import { createHalfSessions } from './half-sessions.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLanguages } from './languages.ts'
import { createMailedCodes } from './mailed-codes.ts'
import { createNewPasswords } from './new-passwords.ts'
import { createPasskeys } from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createSecondFactorStep } from './second-factor.ts'
import { createSessionManager } from './session-manager.ts'
import { createSignIn } from './sign-in.ts'
import { createSso } from './sso.ts'
import { createTickets } from './tickets.ts'
import { createWidgetAccess } from './widget-grants.ts'

/** Creates what proves people's identity, from the parts of the app. */
export function createIdentity(appParts: AppParts): Identity {
  const parts = { ...appParts, cookies: { isSecure: appParts.publicOrigin?.startsWith('https:') ?? false } }
  const proofs = {
    sessions: createSessionManager(parts),
    antiForgery: createAntiForgery(parts),
    devices: createKnownDevices(parts),
    botCheck: createBotCheck(parts),
    authenticators: createAuthenticators(parts),
    passkeys: createPasskeys(parts),
    recoveryCodes: createRecoveryCodes(parts),
    mailedCodes: createMailedCodes(parts),
    languages: createLanguages(parts),
  }
  const secondFactor = createSecondFactorStep({
    ...parts,
    ...proofs,
    halves: createHalfSessions(parts),
    codes: proofs.mailedCodes,
    recovery: createFactorRecovery(parts),
  })
  return {
    ...proofs,
    secondFactor,
    signIn: createSignIn({ ...parts, ...proofs }),
    signInFlow: createSignInFlow({ ...parts, ...proofs, secondFactor }),
    widgets: createWidgetAccess({ ...parts, ...proofs }),
    tickets: createTickets(parts),
    newPasswords: createNewPasswords(parts),
    sso: createSso(parts),
  }
}
