import '../ui/base.css'
