import { useQuery } from '@evenkeel/api-client/react'
import * as words from '../words/sign-in.generated.ts'

/** A document in plain text, with an empty line between paragraphs. */
export function LegalText({ body }: { readonly body: string }) {
  return (
    <div className="flex flex-col gap-3 text-body text-text">
      {body.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** The text of the terms, folded until the person opens it. */
export function Terms() {
  const { data, failure } = useQuery('termsOfUse')
  return (
    <details className="rounded-md border border-hairline px-3 py-2 text-body text-text-muted">
      <summary className="cursor-pointer rounded-sm py-1 text-accent">{words.readTheTermsOf()}</summary>
      <div className="mt-2">
        {data !== undefined && <LegalText body={data.body} />}
        {failure !== undefined && words.termsFailedText()}
      </div>
    </details>
  )
}
