import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The texts of a page, plain and without markup. Source: Q-API-10. */
export const pageContent = z.object({
  title: z.string(),
  body: z.string(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), placeholder: z.string(), helpText: z.string() })),
  links: z.array(z.object({ text: z.string(), href: z.string() })),
})
export type PageContent = z.infer<typeof pageContent>

export const contentEndpoints = {
  loginContent: endpoint('loginContent', {
    summary: 'The texts of the sign-in page.',
    who: 'public',
    answer: pageContent,
  }),
  registrationPageContent: endpoint('registrationPageContent', {
    summary: 'The texts of the page where a registration begins.',
    who: 'public',
    answer: pageContent,
  }),
  forgotPasswordContent: endpoint('forgotPasswordContent', {
    summary: 'The texts of the page for a forgotten password.',
    who: 'public',
    answer: pageContent,
  }),
}
