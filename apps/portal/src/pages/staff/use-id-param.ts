import { useParams } from 'react-router'

/** Returns an id of the address; null if it has none, or an invalid one. */
export function useIdParam(name: 'userId' | 'companyId'): number | null {
  const text = useParams()[name] ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
