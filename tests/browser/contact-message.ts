// A message that the contact form accepts, by the labels of its fields.

export const contactMessage = {
  Name: 'Ada Byron',
  Email: 'ada@example.com',
  Company: 'Analytical Engines',
  Phone: '+1 555-0123',
  Subject: 'Forty calls at once',
  Message: 'How many calls may start within one second?',
}
