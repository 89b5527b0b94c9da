/** The first operator's address where ADMIN_EMAIL names none: nobody reads letters to it. */
export const FIRST_ADDRESS = 'admin@example.com'
