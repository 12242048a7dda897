/**
 * Finds a row if the directory holds demo data: demo people, or a company under `.example`, a domain that cannot be
 * owned. Plain SQL on tables from the first release, so that a folder can be inspected before it is migrated.
 */
export const demoHere = `SELECT 1 AS found FROM company_domain WHERE domain LIKE '%.example'
UNION ALL SELECT 1 FROM person WHERE email_key LIKE '%@evenkeel.example' LIMIT 1`
