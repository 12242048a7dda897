import { useQuery } from '@evenkeel/api-client/react'
import { LegalText } from './legal-text.tsx'

/** The text that is agreed to, folded until somebody wants to read it. */
export function Terms() {
  const { data, failure } = useQuery('termsOfUse')
  return (
    <details className="rounded-md border border-hairline px-3 py-2 text-body text-text-muted">
      <summary className="cursor-pointer rounded-sm py-1 text-accent">Read the terms of use</summary>
      <div className="mt-2">
        {data !== undefined && <LegalText body={data.body} />}
        {failure !== undefined && 'The terms of use did not load. Check your connection and open this page again.'}
      </div>
    </details>
  )
}
