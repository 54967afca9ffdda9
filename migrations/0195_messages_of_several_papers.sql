-- Papers that one side files within minutes go out in one WhatsApp message too: it is known by the letter that its attempts are,
-- which is called as the first of them.
update service_attempt set letter_id = id where channel = 'whatsapp';
