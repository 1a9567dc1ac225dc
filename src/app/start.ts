// What the sign-in has in common with Home, and its styles, which stand in the page: in the first file, whoever starts.
import '#src/ui/AddressField.module.css'
import '#src/ui/Box.module.css'
import '#src/ui/Columns.tsx'
import '#src/ui/Field.module.css'
import '#src/ui/Form.module.css'
import '#src/ui/Screen.tsx'
import '#src/screens/account/SignIn.module.css'
