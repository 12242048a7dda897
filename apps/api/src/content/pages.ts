import type { PageContent } from '@evenkeel/api-client/contract/content'
import type { AppParts } from '../app-parts.ts'
import { messageOf, refused } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { inEnglish, say, type Sentence } from '../say.ts'

const email = {
  name: 'userName',
  label: 'Email',
  placeholder: 'you@company.com',
  helpText: 'The email you registered with',
}
const toLogin = { text: 'Back to sign in', href: '#/auth/login' }

/** A page's title and body, in English and as keys. */
const worded = (sentences: { readonly title: Sentence; readonly body: Sentence }) => ({
  title: inEnglish(sentences.title),
  body: inEnglish(sentences.body),
  sentences,
})

/** The texts of the pages before signing in: plain, without markup. */
const pages = {
  login: {
    ...worded({ title: say('signIn'), body: say('signInBody') }),
    fields: [email, { name: 'password', label: 'Password', placeholder: '', helpText: '' }],
    links: [
      { text: 'Forgot your password?', href: '#/auth/password-reset' },
      { text: 'Create your account', href: '#/auth/registration' },
    ],
  },
  registration: {
    ...worded({ title: say('createYourAccount'), body: say('registrationBody') }),
    fields: [
      {
        name: 'email',
        label: 'Work email',
        placeholder: 'you@company.com',
        helpText: 'We use it to find your company.',
      },
    ],
    links: [{ text: 'I already have an account', href: '#/auth/login' }],
  },
  forgotPassword: {
    ...worded({ title: say('resetYourPassword'), body: say('resetBody') }),
    fields: [email],
    links: [toLogin],
  },
  codeInput: {
    ...worded({ title: say('enterYourCode'), body: say('codeBody') }),
    fields: [
      {
        name: 'code',
        label: 'Code',
        placeholder: '123456',
        helpText: 'Didn’t get it? Check your spam folder.',
      },
    ],
    links: [{ text: 'Send a new code', href: '#/auth/password-reset' }, toLogin],
  },
} satisfies Readonly<Record<string, PageContent>>

/** The texts of the registration of one company's employees. */
function toRegistrationContent(companyName: string): PageContent & { readonly companyName: string } {
  return {
    ...worded({ title: say('createYourAccount'), body: say('companyRegistrationBody', companyName, companyName) }),
    fields: [],
    links: [{ text: 'I already have an account', href: '#/auth/login' }],
    companyName,
  }
}

/** All texts of pages before signing in, with that of one company's registration last. */
export const pageContents = (companyName: string): readonly PageContent[] => [
  ...Object.values(pages),
  toRegistrationContent(companyName),
]

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
      if (!company) throw refused(0, { companyCode: messageOf(0) })
      return toRegistrationContent(company.name)
    },
  } satisfies RequestCalls
}
