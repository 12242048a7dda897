const MEANT = ['', 'production', 'development', 'test']

/**
 * What is wrong with `NODE_ENV`, in one sentence, or nothing. Everything but `production` shows the development pages, codes of
 * other people's mails among them: so `prod` must not pass for it unnoticed.
 */
export function faultOfNodeEnv(text: string | undefined): string | undefined {
  if (MEANT.includes(text ?? '')) return undefined
  return `NODE_ENV is '${text}': please give production, or development where the development pages are wanted.`
}
