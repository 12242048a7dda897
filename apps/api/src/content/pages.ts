import type { PageContent } from '@evenkeel/api-client/contract/content'
import type { AppParts } from '../app-parts.ts'
import { refused } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'

const email = {
  name: 'userName',
  label: 'Email',
  placeholder: 'you@company.com',
  helpText: 'The email that you registered with.',
}
const toLogin = { text: 'Back to sign in', href: '#/auth/login' }

/** The texts of the pages before signing in: plain, without markup. */
const pages = {
  login: {
    title: 'Sign in',
    body: 'Your money, seen by you alone. Your employer offers Evenkeel and cannot see what is in it.',
    fields: [email, { name: 'password', label: 'Password', placeholder: '', helpText: '' }],
    links: [
      { text: 'Forgot your password?', href: '#/auth/password-reset' },
      { text: 'Create your account', href: '#/auth/registration' },
    ],
  },
  registration: {
    title: 'Create your account',
    body: 'Tell us where you work. We look you up in the list that your employer has given us, and nothing goes back to them.',
    fields: [
      { name: 'email', label: 'Work email', placeholder: 'you@company.com', helpText: 'We find your company by it.' },
    ],
    links: [{ text: 'I have an account', href: '#/auth/login' }],
  },
  forgotPassword: {
    title: 'Reset your password',
    body: 'Enter the email that you sign in with. If we know it, we send you a code.',
    fields: [email],
    links: [toLogin],
  },
  codeInput: {
    title: 'Enter your code',
    body: 'We sent a code of 6 digits to your email. It is good for 10 minutes and can be used once.',
    fields: [
      {
        name: 'code',
        label: 'Code',
        placeholder: '123456',
        helpText: 'Look in your spam folder if it does not arrive.',
      },
    ],
    links: [{ text: 'Send a new code', href: '#/auth/password-reset' }, toLogin],
  },
} as const satisfies Readonly<Record<string, PageContent>>

/** The texts of the registration of one company's employees. */
function toRegistrationContent(companyName: string): PageContent & { readonly companyName: string } {
  return {
    title: `Create your account at ${companyName}`,
    body: `${companyName} offers you Evenkeel. Please show us that you work there; ${companyName} does not learn whether you register.`,
    fields: [],
    links: [{ text: 'I have an account', href: '#/auth/login' }],
    companyName,
  }
}

/** Returns a copy, so that no caller can change the catalog. */
const copyPage = (page: PageContent): PageContent => structuredClone(page)

/** Returns the texts of the pages before signing in. */
export function contentCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    loginContent: async () => copyPage(pages.login),
    registrationPageContent: async () => copyPage(pages.registration),
    forgotPasswordContent: async () => copyPage(pages.forgotPassword),
    forgotPasswordStep: async () => copyPage(pages.forgotPassword),
    resetCodeStep: async () => copyPage(pages.codeInput),

    async registrationContent({ body: { companyCode } }) {
      const company = await directory.companies.byCode(companyCode)
      if (!company) throw refused(0)
      return toRegistrationContent(company.name)
    },
  } satisfies RequestCalls
}
