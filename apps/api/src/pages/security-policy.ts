/** What we ask of people who find a weakness, and what they get. SECURITY.md begins with the same text, which a test compares. */
export const securityPolicy = `# Security

People trust Evenkeel with their money. If you have found a weakness, please tell us before you tell others.

## How to report

Write to the contact in /.well-known/security.txt on the server where you found it. Say what you did, what you saw, and what someone
could do with it. A short note is enough to begin. Please do not send another person's data: describe it.

## What you can expect

- A person answers within 3 working days.
- We fix it within 90 days, and a weakness that exposes someone's data as soon as we can. If we need longer, we say why.
- We tell you when the fix is out. We name you if you like.

## What is in scope

- The portal, the API, the widgets on other sites, and the emails that the server sends.
- Above all: a way to see or change another person's data, a way for an employer to learn about one employee, a way around
  signing in, a wrong total that someone can cause for another person.

## What is not

- Floods of requests, and anything else that makes the product slow or unavailable for others.
- Tricking employees or staff, and access to a device that is not yours.
- Reports of a scanner without a way to use what it found, such as a missing header on a page that holds nothing.
- Banks, mail servers, and sites of employers: write to those who run them.

## While you test

Use your own accounts. Stop at the first sign of another person's data. Delete what you have seen of it.

## Supported versions

Only the newest release gets fixes. Update to it first.
`
