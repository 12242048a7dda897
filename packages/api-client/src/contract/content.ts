import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fixedSentence } from './fixed-sentence.ts'

/** The texts of a page, plain and without markup. Source: Q-API-10. */
export const pageContent = z.object({
  title: z.string(),
  body: z.string(),
  /** Title and body as keys. */
  sentences: z.object({ title: fixedSentence, body: fixedSentence }),
  fields: z.array(z.object({ name: z.string(), label: z.string(), placeholder: z.string(), helpText: z.string() })),
  links: z.array(z.object({ text: z.string(), href: z.string() })),
})
export type PageContent = z.infer<typeof pageContent>

export const contentEndpoints = {
  loginContent: endpoint('loginContent', {
    summary: 'Get the sign-in page’s text.',
    who: 'public',
    answer: pageContent,
  }),
  registrationPageContent: endpoint('registrationPageContent', {
    summary: 'Get the registration page’s text.',
    who: 'public',
    answer: pageContent,
  }),
  forgotPasswordContent: endpoint('forgotPasswordContent', {
    summary: 'Get the forgot-password page’s text.',
    who: 'public',
    answer: pageContent,
  }),
}
