import type { AppParts, Identity } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { checkUser, registerUser } from '../services/registration.ts'
import { ssoCheckUser, ssoRegisterUser } from '../services/sso-registration.ts'
import { validateUser, validatorsOf } from '../services/validators.ts'

/** Making an account: by what the employer's records know, or by the employer's own sign-in. */
export function registrationRoutes(parts: AppParts, identity: Identity) {
  return {
    registrationValidators: ({ body: { companyCode } }) => validatorsOf(parts, companyCode),
    validateUser: ({ body }, { clientAddress }) => validateUser(parts, identity, { ...body, clientAddress }),
    checkUser: ({ body }) => checkUser(parts, identity, body),
    registerUser: ({ body }, exchange) => registerUser(parts, identity, body, exchange),
    ssoCheckUser: ({ body: { ssoToken } }) => ssoCheckUser(parts, identity, ssoToken),
    ssoRegisterUser: ({ body: { ssoToken } }, exchange) => ssoRegisterUser(parts, identity, ssoToken, exchange),
  } satisfies RequestHandlers
}
