-- The loads of whoever delivers stand outside of `customer-profile`: a right to one's own lists reaches everything under that.
UPDATE permission SET path = '/my-loads' WHERE path = '/customer-profile/loads';
