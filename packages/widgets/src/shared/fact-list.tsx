import type { ReactNode } from 'react'

/** Names and their values on shared edges; one below the other if there is no room. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-0.5 text-body @min-[480px]:grid-cols-[minmax(160px,auto)_1fr] @min-[480px]:gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-muted">{name}</dt>
          <dd className="min-w-0 pb-2 break-words text-text @min-[480px]:pb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
