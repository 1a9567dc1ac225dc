-- A row whose address went to its owner has no mailbox either: who had it signs up with it again (docs/decisions/041).
update member set email = 'released ' || id, mail_trusted = false, password_hash = null where account like 'released %';
