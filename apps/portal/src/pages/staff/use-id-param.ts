import { useParams } from 'react-router'

/** An id of the address; null where none stands there, or something that is none. */
export function useIdParam(name: 'userId' | 'companyId'): number | null {
  const text = useParams()[name] ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
